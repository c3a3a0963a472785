import { type PutAnswer, ServiceFault, type UploadPorts } from './upload-ports.ts'

/** A line that moves nothing for that long is broken, also when the browser says that it is online. */
const STALLED_MS = 45_000

/** Puts the bytes of a file; by XMLHttpRequest, since fetch does not say how far it has come. */
export const putBytes: UploadPorts['put'] = ({ address, file, onProgress }, signal) => {
  const { promise, resolve, reject } = Promise.withResolvers<PutAnswer>()
  const request = new XMLHttpRequest()
  const breakOff = (): void => {
    reject(new Error('The line is broken'))
    request.abort()
  }
  let stalled = setTimeout(breakOff, STALLED_MS)
  request.upload.addEventListener('progress', ({ loaded }) => {
    clearTimeout(stalled)
    stalled = setTimeout(breakOff, STALLED_MS)
    onProgress(loaded)
  })
  request.addEventListener('load', () => {
    const answer = answerOf(request.status)
    if (answer) resolve(answer)
    else reject(new ServiceFault(`The bytes were answered ${request.status}`))
  })
  request.addEventListener('error', breakOff)
  window.addEventListener('offline', breakOff)
  signal.addEventListener('abort', breakOff)
  request.open('PUT', address.path)
  request.setRequestHeader('content-type', address.type)
  request.send(file)
  return promise.finally(() => {
    clearTimeout(stalled)
    window.removeEventListener('offline', breakOff)
    signal.removeEventListener('abort', breakOff)
  })
}

/** Null for a fault of the service. An address that is unknown has ended, or its file is whole. */
function answerOf(status: number): PutAnswer | null {
  if (status === 200) return 'whole'
  if (status === 404 || status === 400 || status === 408) return 'over'
  return status >= 400 && status < 500 && status !== 429 ? 'refused' : null
}
