import { type ApolloClient, CombinedGraphQLErrors } from '@apollo/client'
import { hashFile } from './hash-file.ts'
import { lineBack } from './line.ts'
import {
  CreateMediaUploadDocument,
  type CreateMediaUploadMutation,
  FinishMediaUploadDocument,
} from './media-upload.generated.ts'
import { putBytes } from './put-bytes.ts'
import type { UploadItem } from './upload-item.ts'
import { ServiceFault, type UploadOutcome, type UploadPorts } from './upload-ports.ts'

/** Longer than the service takes; the same step may be requested again. */
const ANSWER_MS = 30_000
/** The queue shows faults itself, and what is shown is fetched again when it has ended. */
const OPTIONS = {
  fetchPolicy: 'no-cache',
  errorPolicy: 'all',
  context: { isSilent: true, renewsLater: true },
} as const
const ENDED = new Set<unknown>(['SESSION_ENDED', 'NOT_FOUND'])

/** Ports of a queue over the graph of staff. */
export function createServicePorts(client: ApolloClient): UploadPorts {
  /** Null when the member has not signed in again. */
  async function send<Data>(
    request: Promise<ApolloClient.MutateResult<Data>>,
  ): Promise<Data | null> {
    const { data, error } = await inTime(request)
    if (data) return data
    if (CombinedGraphQLErrors.is(error) && error.errors.some(isEnd)) return null
    if (error instanceof TypeError) throw error
    throw new ServiceFault('The service cannot answer', { cause: error })
  }

  return {
    hash: hashFile,
    put: putBytes,
    lineBack,
    create: async (item) => {
      const data = await send(
        client.mutate({
          ...OPTIONS,
          mutation: CreateMediaUploadDocument,
          variables: { input: inputOf(item) },
        }),
      )
      if (!data) return SIGNED_OUT
      return created(data.createMediaUpload)
    },
    finish: async (id) => {
      const data = await send(
        client.mutate({
          ...OPTIONS,
          mutation: FinishMediaUploadDocument,
          variables: { input: { id } },
        }),
      )
      if (!data) return SIGNED_OUT
      const answer = data.finishMediaUpload
      if (answer.__typename === 'FinishMediaUploadSuccess') {
        return { state: 'stored', media: answer.media }
      }
      const isMissing = answer.code === 'NOT_FOUND' || answer.code === 'UPLOAD_MISSING'
      return isMissing ? { state: 'missing' } : refused(answer)
    },
  }
}

const SIGNED_OUT = { state: 'failed', fault: 'signedOut' } as const

function inputOf(item: UploadItem & { readonly sha256: string }) {
  const { file, sha256, folder, replaces, isCopy } = item
  const { name, size: bytes, type } = file
  return { name: name || 'slika', bytes, sha256, folder, replaces, isCopy, type }
}

function created(answer: CreateMediaUploadMutation['createMediaUpload']) {
  switch (answer.__typename) {
    case 'CreateMediaUploadSuccess':
      return { state: 'opened', ...answer } as const
    case 'MediaDuplicate':
      return { state: 'duplicate', media: answer.duplicate } as const
    case 'StaffProblem':
      return refused(answer)
  }
}

function refused({
  code,
  message,
}: {
  readonly code: string
  readonly message: string
}): UploadOutcome {
  return { state: code === 'TOO_MANY_REQUESTS' ? 'failed' : 'refused', message }
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The line is broken')), ANSWER_MS)
  return await Promise.race([answer, promise]).finally(() => clearTimeout(timer))
}

function isEnd({ extensions }: { readonly extensions?: { readonly code?: unknown } }): boolean {
  return ENDED.has(extensions?.code)
}
