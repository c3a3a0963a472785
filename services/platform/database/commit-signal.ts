/** Tells who waits in this process that a transaction has been committed. */
export type CommitSignal = {
  send(): void
  /** Answers how to stop listening. */
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
