/** Messages of the browser's console that say nothing of the page. */
const SAID_ANYWAY = [
  // The status of a failed answer, which stories check themselves.
  /^Failed to load resource/,
  // Which of two requests for one picture came first: chance. page-details.test.ts compares what is
  // preloaded with what is shown.
  /\/media\/.* was preloaded using link preload but not used/,
  // Stories look into the frame of a letter, which runs no script.
  /^Blocked script execution in 'about:blank' because the document's frame is sandboxed/,
]

export function isSaidAnyway(text: string): boolean {
  return SAID_ANYWAY.some((pattern) => pattern.test(text))
}
