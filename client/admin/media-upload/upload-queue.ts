import { createSubscribers, type Subscribe } from '#client/lib/subscribers.ts'
import { MEDIA_UPLOAD_BYTES } from '#services/contract/rules/media-uploads.ts'
import { sendItem } from './send-item.ts'
import {
  canCancel,
  canRetry,
  isOpen,
  type UploadedMedia,
  type UploadItem,
  type UploadPlace,
} from './upload-item.ts'
import { ServiceFault, type UploadOutcome, type UploadPorts } from './upload-ports.ts'

const AT_ONCE = 3
/** Of one file, one after the other. */
const MOST_FAULTS = 8

export type QueueView = {
  readonly items: readonly UploadItem[]
  /** Files wait for the line; the queue goes on by itself. */
  readonly isLineBroken: boolean
}

export type UploadQueue = {
  readonly subscribe: Subscribe
  view(): QueueView
  add(files: readonly File[], place: UploadPlace): void
  /** Begins again what was cancelled or has failed. */
  retry(key: number): void
  /** Of a duplicate: adds it beside the picture that is there. */
  addCopy(key: number): void
  cancel(key: number): void
  cancelAll(): void
  /** Leaves out of the list what has ended. */
  clear(): void
}

type QueueEvents = {
  onStored(media: UploadedMedia): void
  /** After the last open file has ended. */
  onIdle(): void
}

/** Sends files, three at a time, until each has ended; waits as long as the line is broken. */
export function createUploadQueue(ports: UploadPorts, events: QueueEvents): UploadQueue {
  const subscribers = createSubscribers()
  const running = new Map<number, AbortController>()
  const faults = new Map<number, number>()
  let items: readonly UploadItem[] = []
  let view: QueueView = { items, isLineBroken: false }
  let lastKey = 0
  let brokenTries = 0
  let isBusy = false

  function publish(next: readonly UploadItem[], isLineBroken = view.isLineBroken): void {
    items = next
    view = { items, isLineBroken }
    subscribers.notify()
  }

  function change(key: number, changed: Partial<UploadItem>): void {
    publish(items.map((item) => (item.key === key ? { ...item, ...changed } : item)))
  }

  /** Files of the same content follow each other, so that the second one finds the first. */
  function isBlocked({ key, sha256 }: Pick<UploadItem, 'key' | 'sha256'>): boolean {
    return items.some(
      (other) =>
        other.key !== key && sha256 !== null && other.sha256 === sha256 && running.has(other.key),
    )
  }

  function goOn(): void {
    while (running.size < AT_ONCE && !view.isLineBroken) {
      const next = items.find((item) => item.state === 'waiting' && !isBlocked(item))
      if (!next) break
      isBusy = true
      void run(next)
    }
    if (!isBusy || items.some(isOpen)) return
    isBusy = false
    events.onIdle()
  }

  async function run(item: UploadItem): Promise<void> {
    const { key } = item
    const abort = new AbortController()
    const { signal } = abort
    const report = (changed: Partial<UploadItem>): void => {
      if (!signal.aborted) change(key, changed)
    }
    running.set(key, abort)
    report({ state: 'reading', sent: 0, message: null, fault: null })
    try {
      const outcome = await outcomeOf(item, signal, report)
      brokenTries = 0
      if (outcome.state === 'stored') events.onStored(outcome.media)
      report(outcome)
    } catch (error) {
      report(afterBreak(key, error))
      if (!signal.aborted) void waitForLine()
    } finally {
      if (running.get(key) === abort) running.delete(key)
      goOn()
    }
  }

  async function outcomeOf(
    item: UploadItem,
    signal: AbortSignal,
    report: (changed: Partial<UploadItem>) => void,
  ): Promise<UploadOutcome | { readonly state: 'waiting' }> {
    const { key, file } = item
    if (file.size === 0) return { state: 'refused', fault: 'empty' }
    if (file.size > MEDIA_UPLOAD_BYTES) return { state: 'refused', fault: 'tooLarge' }
    const sha256 = item.sha256 ?? (await ports.hash(file).catch(() => null))
    if (sha256 === null) return { state: 'failed', fault: 'unreadable' }
    report({ sha256 })
    if (isBlocked({ key, sha256 })) return { state: 'waiting' }
    return await sendItem({ ...item, sha256 }, ports, { signal, report })
  }

  /** A broken line is waited for without end, a service that cannot do its work is not. */
  function afterBreak(key: number, error: unknown): Partial<UploadItem> {
    const count = error instanceof ServiceFault ? (faults.get(key) ?? 0) + 1 : 0
    faults.set(key, count)
    return count < MOST_FAULTS
      ? { state: 'waiting', sent: 0 }
      : { state: 'failed', sent: 0, fault: 'notSent' }
  }

  async function waitForLine(): Promise<void> {
    if (view.isLineBroken) return
    publish(items, true)
    brokenTries += 1
    await ports.lineBack(brokenTries)
    publish(items, false)
    goOn()
  }

  function restart(key: number, changed: Partial<UploadItem>): void {
    faults.delete(key)
    change(key, { ...NEW, ...changed })
    goOn()
  }

  function cancel(key: number): void {
    const item = items.find((one) => one.key === key)
    if (!item || !canCancel(item)) return
    running.get(key)?.abort()
    running.delete(key)
    change(key, { state: 'cancelled', sent: 0 })
    goOn()
  }

  return {
    subscribe: subscribers.subscribe,
    view: () => view,
    add(files, place) {
      const added = files.map((file): UploadItem => {
        lastKey += 1
        return { ...place, ...NEW, key: lastKey, file, sha256: null, arrived: null, isCopy: false }
      })
      publish([...items, ...added])
      goOn()
    },
    retry(key) {
      if (items.some((item) => item.key === key && canRetry(item))) restart(key, {})
    },
    addCopy(key) {
      const item = items.find((one) => one.key === key)
      if (item?.state === 'duplicate') restart(key, { isCopy: true })
    },
    cancel,
    cancelAll() {
      for (const { key } of items) cancel(key)
    },
    clear() {
      publish(items.filter(isOpen))
    },
  }
}

const NEW = {
  ...{ state: 'waiting' as const, sent: 0 },
  ...{ media: null, message: null, fault: null },
}
