/** Lets a tap come in between, where the browser has the call: on a slow phone each step is long. */
export function yieldToMain(): Promise<void> | undefined {
  return globalThis.scheduler?.yield?.()
}
