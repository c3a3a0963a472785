/** Whole, or an error: half a file would look like a file. */
export async function fetchFile(
  address: string,
  onProgress: (percent: number) => void,
): Promise<Blob> {
  const answer = await fetch(address)
  if (!answer.ok || !answer.body) throw new Error(`The file answered ${answer.status}.`)
  const whole = Number(answer.headers.get('content-length') ?? 0)
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = answer.body.getReader()
  let read = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    read += value.byteLength
    // A compressed answer is longer than its header says.
    if (whole > 0) onProgress(Math.min(100, Math.round((100 * read) / whole)))
  }
  const type = answer.headers.get('content-type') ?? ''
  return new Blob(parts, { type })
}
