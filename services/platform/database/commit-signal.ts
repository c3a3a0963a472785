/** Wakes the listeners of this process when a transaction has been committed. */
export type CommitSignal = {
  send(): void
  /** Returns the function that stops listening. */
  listen(listener: () => void): () => void
}

export function createCommitSignal(): CommitSignal {
  const listeners = new Set<() => void>()
  return {
    send: () => {
      for (const listener of [...listeners]) listener()
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
