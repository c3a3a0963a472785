import { ApolloLink } from '@apollo/client'
import { of, throwError } from 'rxjs'
import { expect, test } from 'vitest'
import { createStaffClient } from '#client/admin/graph/staff-client.ts'
import { RequestFailure } from '#client/lib/graph/graph-links.ts'
import { createServicePorts } from './service-ports.ts'
import type { UploadItem } from './upload-item.ts'
import { ServiceFault } from './upload-ports.ts'

const MEDIA = {
  ...{ __typename: 'StaffMedia', id: '7', name: 'gol.jpg', path: '/media/k/original/7-aa.webp' },
  ...{ urlTemplate: '/media/k/{size}/7-aa.webp', width: 4, height: 3 },
}
const item: UploadItem & { readonly sha256: string } = {
  ...{ key: 1, file: new File(['abc'], 'gol.jpg', { type: 'image/jpeg' }), state: 'reading' },
  ...{ sent: 0, sha256: 'aa', arrived: null, isCopy: false, media: null, message: null },
  ...{ fault: null, folder: '3', replaces: null },
}

type Answer = ApolloLink.Result | Error

function open(answer: Answer) {
  const inputs: unknown[] = []
  const client = createStaffClient({
    ...{ locale: 'hr', onFailure: () => undefined, prompt: async () => false },
  })
  client.setLink(
    new ApolloLink(({ variables }) => {
      inputs.push(variables['input'])
      return answer instanceof Error ? throwError(() => answer) : of(answer)
    }),
  )
  return { ports: createServicePorts(client), inputs }
}

const problem = (code: string) => ({
  ...{ __typename: 'StaffProblem', code, message: `Zbog ${code}.`, field: null },
})

test('a file is begun with its name, length, hash, type and place', async () => {
  const address = { id: 'u', path: '/upload/x', type: 'application/octet-stream', isReceived: true }
  const { ports, inputs } = open({
    data: { createMediaUpload: { __typename: 'CreateMediaUploadSuccess', ...address } },
  })
  expect(await ports.create(item)).toMatchObject({ state: 'opened', ...address })
  expect(inputs).toEqual([
    {
      ...{ name: 'gol.jpg', bytes: 3, sha256: 'aa', type: 'image/jpeg' },
      ...{ folder: '3', replaces: null, isCopy: false },
    },
  ])
})

test.each([
  [
    { __typename: 'MediaDuplicate', duplicate: MEDIA },
    { state: 'duplicate', media: { id: '7' } },
  ],
  [problem('HEIC_PICTURE'), { state: 'refused', message: 'Zbog HEIC_PICTURE.' }],
  [problem('TOO_MANY_REQUESTS'), { state: 'failed', message: 'Zbog TOO_MANY_REQUESTS.' }],
])('what the library answers to a new file becomes its state (%#)', async (answer, outcome) => {
  const { ports } = open({ data: { createMediaUpload: answer } })
  expect(await ports.create(item)).toMatchObject(outcome)
})

test.each([
  [
    { __typename: 'FinishMediaUploadSuccess', media: MEDIA },
    { state: 'stored', media: { id: '7' } },
  ],
  [problem('BROKEN_PICTURE'), { state: 'refused', message: 'Zbog BROKEN_PICTURE.' }],
  [problem('UPLOAD_MISSING'), { state: 'missing' }],
  [problem('NOT_FOUND'), { state: 'missing' }],
])('what the library answers at the end becomes its state (%#)', async (answer, outcome) => {
  const { ports } = open({ data: { finishMediaUpload: answer } })
  expect(await ports.finish('u')).toMatchObject(outcome)
})

test('a broken line, a fault of the service and an ended session differ', async () => {
  const broken = open(new TypeError('Failed to fetch'))
  await expect(broken.ports.finish('u')).rejects.toThrow(TypeError)

  const down = open(new RequestFailure('Bad Gateway', 502))
  await expect(down.ports.finish('u')).rejects.toThrow(ServiceFault)
  const busy = { message: 'Busy', extensions: { code: 'UPSTREAM_TIMEOUT' } }
  const slow = open({ errors: [busy] })
  await expect(slow.ports.finish('u')).rejects.toThrow(ServiceFault)

  const ended = { message: 'Ended', extensions: { code: 'SESSION_ENDED' } }
  const out = open({ errors: [ended] })
  expect(await out.ports.finish('u')).toEqual({ state: 'failed', fault: 'signedOut' })
})
