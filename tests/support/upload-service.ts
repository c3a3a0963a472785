import type { UploadedMedia } from '#client/admin/media-upload/upload-item.ts'
import { ServiceFault, type UploadPorts } from '#client/admin/media-upload/upload-ports.ts'

type Row = {
  readonly id: string
  readonly sha256: string
  readonly isCopy: boolean
  isWhole: boolean
  media: UploadedMedia | null
}

/** Before a step reaches the service, or after it, when only its answer is lost. */
export type Break = 'before' | 'after' | 'fault' | null

export type ScriptedService = {
  readonly ports: UploadPorts
  readonly media: UploadedMedia[]
  /** Names of the steps, in their order. */
  readonly steps: string[]
  /** Files whose bytes are under way, and the most that ever were. */
  readonly sending: { now: number; most: number }
  /** Lets all that wait for the line go on. */
  mend(): void
}

/**
 * A service of uploads with the rules of ours: one media for each content unless a copy is wanted,
 * one upload for each unfinished file, and steps that may be repeated.
 */
export function createScriptedService({
  breaks = () => null,
  refuses = () => null,
  paused = async () => undefined,
}: {
  readonly breaks?: (step: 'create' | 'put' | 'finish') => Break
  readonly refuses?: (name: string) => string | null
  /** Awaited while bytes are under way. */
  readonly paused?: () => Promise<void>
} = {}): ScriptedService {
  const rows: Row[] = []
  const media: UploadedMedia[] = []
  const steps: string[] = []
  const sending = { now: 0, most: 0 }
  let waiting: (() => void)[] = []

  async function step<Answer>(
    name: 'create' | 'put' | 'finish',
    work: () => Answer | Promise<Answer>,
  ): Promise<Answer> {
    const broken = breaks(name)
    await Promise.resolve()
    if (broken === 'fault') throw new ServiceFault('503')
    if (broken === 'before') throw new TypeError('Failed to fetch')
    steps.push(name)
    const answer = await work()
    if (broken === 'after') throw new TypeError('Failed to fetch')
    return answer
  }

  const ports: UploadPorts = {
    hash: async (file) => await file.text(),
    lineBack: async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push(resolve)
      await promise
    },
    create: async ({ sha256, isCopy }) =>
      await step('create', () => {
        const known = isCopy ? undefined : media.find(({ path }) => path === sha256)
        if (known) return { state: 'duplicate', media: known } as const
        const open = rows.find(
          (row) => row.sha256 === sha256 && row.isCopy === isCopy && row.media === null,
        )
        const row = open ?? {
          ...{ id: `${rows.length}`, sha256, isCopy, isWhole: false, media: null },
        }
        if (!open) rows.push(row)
        const address = { id: row.id, path: `/upload/${row.id}`, type: 'application/octet-stream' }
        return { state: 'opened', ...address, isReceived: row.isWhole } as const
      }),
    put: async ({ address, file, onProgress }, signal) =>
      await step('put', async () => {
        const row = rows.find(({ id }) => id === address.id)
        if (!row || row.isWhole) return 'over' as const
        sending.now += 1
        sending.most = Math.max(sending.most, sending.now)
        try {
          await paused()
          signal.throwIfAborted()
          onProgress(file.size)
        } finally {
          sending.now -= 1
        }
        row.isWhole = true
        return 'whole' as const
      }),
    finish: async (id) =>
      await step('finish', () => {
        const row = rows.find((one) => one.id === id)
        if (!row?.isWhole) return { state: 'missing' } as const
        const message = refuses(row.sha256)
        if (message) return { state: 'refused', message } as const
        const known = row.isCopy ? undefined : media.find(({ path }) => path === row.sha256)
        const stored = row.media ?? known ?? newMedia(row.sha256, media.length)
        if (!media.includes(stored)) media.push(stored)
        row.media = stored
        return { state: 'stored', media: stored } as const
      }),
  }

  return {
    ports,
    media,
    steps,
    sending,
    mend() {
      const all = waiting
      waiting = []
      for (const goOn of all) goOn()
    },
  }
}

/** Its path is its content. */
function newMedia(content: string, nth: number): UploadedMedia {
  const id = `${nth + 1}`
  return {
    id,
    name: content,
    path: content,
    urlTemplate: `/media/{size}/${id}`,
    width: 4,
    height: 3,
  }
}
