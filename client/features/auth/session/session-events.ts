import { notifyVisitorChange } from './visitor.ts'

const CHANNEL = 'session'

/** Logins, logouts and erased accounts, in this tab and in others. */
export type SessionEvents = {
  /** The visitor changed: deletes the previous visitor's data in this tab. */
  change(): void
  /** The same for all tabs. */
  publish(): void
  /** Follows the events of other tabs; returns the unsubscribe function. */
  follow(): () => void
}

export function createSessionEvents(deleteVisitorData: () => void): SessionEvents {
  function change(): void {
    deleteVisitorData()
    notifyVisitorChange()
  }

  return {
    change,
    publish() {
      change()
      const channel = new BroadcastChannel(CHANNEL)
      channel.postMessage(null)
      channel.close()
    },
    follow() {
      const channel = new BroadcastChannel(CHANNEL)
      channel.onmessage = change
      return () => channel.close()
    },
  }
}
