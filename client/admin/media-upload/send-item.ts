import type { UploadItem } from './upload-item.ts'
import type { UploadOutcome, UploadPorts } from './upload-ports.ts'

/** An address that is over is replaced by another one; a file that changes on its way is sent again. */
const MOST_ROUNDS = 4

type Sending = {
  readonly signal: AbortSignal
  /** Shows how far it has come, and remembers it for another try. */
  report(change: Partial<UploadItem>): void
}

/**
 * Sends one file to its end, from where an earlier try left it. Throws when the line is broken:
 * then nothing is known of the last step, and the next try begins by finding out.
 */
export async function sendItem(
  item: UploadItem & { readonly sha256: string },
  ports: UploadPorts,
  { signal, report }: Sending,
): Promise<UploadOutcome> {
  const { file } = item
  if (item.arrived !== null) {
    const known = await finish(item.arrived)
    if (known.state !== 'missing') return known
  }
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    signal.throwIfAborted()
    const address = await ports.create(item)
    if (address.state !== 'opened') return address
    if (!address.isReceived) {
      signal.throwIfAborted()
      report({ state: 'sending', sent: 0 })
      const onProgress = (sent: number): void => report({ sent })
      const answer = await ports.put({ address, file, onProgress }, signal)
      if (answer === 'refused') break
      if (answer !== 'whole') continue
    }
    signal.throwIfAborted()
    report({ arrived: address.id })
    const finished = await finish(address.id)
    if (finished.state !== 'missing') return finished
    report({ arrived: null })
  }
  return { state: 'failed', fault: 'notSent' }

  async function finish(id: string) {
    report({ state: 'storing', sent: file.size })
    return await ports.finish(id)
  }
}
