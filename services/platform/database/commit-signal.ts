/** Notifies the listeners of this process after a commit. */
export type CommitSignal = {
  send(): void
  /** Returns the function that unsubscribes. */
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
