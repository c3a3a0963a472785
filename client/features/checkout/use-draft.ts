import { useEffect, useEffectEvent } from 'react'
import { type Draft, readDraft, storeDraft, textsOf } from '#client/lib/draft.ts'

const CHANNEL = 'draft'

/** A tab requests from the others the draft of an owner; one that has it answers. */
type Message = { readonly wanted: string } | { readonly owner: string; readonly values: unknown }

/**
 * What was typed and not saved: in this tab, or in another one that is open. Nothing is requested
 * without an owner, and nothing is taken over what has been typed here meanwhile.
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

/** Answers tabs that are opened beside this one. */
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
