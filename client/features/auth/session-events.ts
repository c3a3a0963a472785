import { notifyVisitorChange } from './visitor.ts'

const CHANNEL = 'session'

/** Logins, logouts and ends of accounts, in this tab and in others. */
export type SessionEvents = {
  /** Another visitor, or none, is logged in: data of the one before is deleted in this tab. */
  change(): void
  /** The same for all tabs. */
  publish(): void
  /** Follows what other tabs publish; returns the unsubscribe function. */
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
