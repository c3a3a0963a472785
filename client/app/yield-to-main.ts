/** Yields to user input between long tasks, in browsers with `scheduler.yield`. */
export function yieldToMain(): Promise<void> | undefined {
  return globalThis.scheduler?.yield?.()
}
