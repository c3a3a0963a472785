import { useEffect, useEffectEvent } from 'react'
import { type Draft, readDraft, storeDraft, textsOf } from '#client/lib/draft.ts'

const CHANNEL = 'draft'

/** A tab requests the draft of an owner; a tab that has it replies. */
type Message = { readonly wanted: string } | { readonly owner: string; readonly values: unknown }

/**
 * Restores unsaved input from this tab or from another open one. Without an owner nothing is
 * requested, and input typed here in the meantime is not overwritten.
 */
export function useDraft(owner: string | null, onFound: (draft: Draft) => void): void {
  const found = useEffectEvent(onFound)
  useEffect(() => {
    if (owner === null) return
    const own = readDraft(sessionStorage, owner)
    if (own) return found(own)
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (!('owner' in data) || data.owner !== owner || readDraft(sessionStorage, owner)) return
      const values = textsOf(data.values)
      if (values === null) return
      storeDraft(sessionStorage, owner, values)
      found(values)
    }
    channel.postMessage({ wanted: owner } satisfies Message)
    return () => channel.close()
  }, [owner])
}

/** Replies to other tabs that request the draft. */
export function useDraftForOtherTabs(owner: string): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (!('wanted' in data) || data.wanted !== owner) return
      const values = readDraft(sessionStorage, owner)
      if (values) channel.postMessage({ owner, values } satisfies Message)
    }
    return () => channel.close()
  }, [owner])
}
