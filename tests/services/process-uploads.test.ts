import { randomInt } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, expect } from 'vitest'
import { purge } from '#services/modules/gdpr/retention.ts'
import { originalsFolder } from '#services/modules/media/originals.ts'
import { mediaRetention } from '#services/modules/media/retention.ts'
import { module as upload } from '#services/modules/upload/module.ts'
import { openDatabase } from '#services/platform/database.ts'
import { openBucket, refuse } from '#tests/support/bucket.ts'
import { eachEngine } from '#tests/support/databases.ts'
import { openStaffSession } from '#tests/support/services.ts'
import { invariantTest as test } from '#tests/support/violation.ts'
import { type Picture, photographNamed, uploadPrograms } from './upload-programs.ts'

/** The first half on the disk, the others in a bucket. */
const ROUNDS = Number(process.env['UPLOAD_KILLS'] ?? 2)
const PICTURES = ROUNDS > 2 ? 50 : 25
/** Of a browser, and of a second member with another one. */
const AT_ONCE = 6
/** On a busy machine: two starts and fifty pictures. */
const ROUND_MS = 240_000
const DAY_MS = 86_400_000

const CREATE = `mutation ($input: CreateMediaUploadInput!) { answer: createMediaUpload(input: $input) {
  __typename ... on CreateMediaUploadSuccess { id path type isReceived }
  ... on MediaDuplicate { duplicate { id path } } ... on StaffProblem { code } } }`
const FINISH = `mutation ($input: StaffIdInput!) { answer: finishMediaUpload(input: $input) {
  __typename ... on FinishMediaUploadSuccess { media { id path } } ... on StaffProblem { code } } }`

type Media = { readonly id: string; readonly path: string }
type Answer = {
  readonly id?: string
  readonly path?: string
  readonly type?: string
  readonly isReceived?: boolean
  readonly duplicate?: Media
  readonly media?: Media
}

eachEngine('services and a gateway that are killed while pictures go up', (engine) => {
  const after: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const clean of after.splice(0).reverse()) await clean()
  })

  test(
    `${ROUNDS} times have every acknowledged picture with its bytes, once, and no other file after the night`,
    async () => {
      const bucket = await openBucket()
      after.push(bucket.close)
      const programs = await uploadPrograms(engine)
      after.push(programs.stop)
      const { place, url } = programs
      await programs.startServices()
      await programs.startGateway()
      const log = pino({ level: 'silent' })
      const { db, close } = openDatabase(place.config, { log, sole: false })
      after.push(close)
      const clock = { now: () => new Date() }
      const token = await openStaffSession({ db, clock }, ['media.write'])
      const acknowledged = new Map<string, Picture>()

      const graph = async (query: string, input: object): Promise<Answer> => {
        const answer = await fetch(`${url}/graphql/staff`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie: `staff=${token}` },
          body: JSON.stringify({ query, variables: { input } }),
        })
        const { data } = (await answer.json()) as { data: { answer: Answer } | null }
        return data?.answer ?? {}
      }
      /** One try, as the browser makes it; null where an answer was lost or was no media. */
      const send = async ({ name, bytes, sha256 }: Picture): Promise<Media | null> => {
        const created = await graph(CREATE, { name, bytes: bytes.byteLength, sha256 })
        if (created.duplicate) return created.duplicate
        const { id, path, type } = created
        if (!id || !path || !type) return null
        if (!created.isReceived) {
          const body = new Uint8Array(bytes)
          const headers = { 'content-type': type }
          const answer = await fetch(url + path, { method: 'PUT', headers, body })
          await answer.arrayBuffer()
          if (answer.status !== 200) return null
        }
        return (await graph(FINISH, { id })).media ?? null
      }
      const sendAll = async (waiting: Picture[]) => {
        for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
          const media = await send(picture).catch(() => null)
          if (media) acknowledged.set(media.path, picture)
          else {
            waiting.push(picture)
            await pause(50)
          }
        }
      }

      for (let round = 0; round < ROUNDS; round += 1) {
        const variables: Record<string, string> = round < ROUNDS / 2 ? {} : { S3_URL: bucket.url }
        if (round === Math.ceil(ROUNDS / 2)) {
          // Between two uploads, as somebody would give them a bucket.
          await programs.killServices()
          await programs.startServices(variables)
        }
        bucket.fault = (request, response) =>
          request.method === 'PUT' && randomInt(3) > 0 ? refuse(response) : false
        const pictures: Picture[] = []
        for (let nth = 0; nth < PICTURES; nth += 1) {
          pictures.push(await photographNamed(`${round}-${nth}.jpg`, round * PICTURES + nth))
        }
        const before = acknowledged.size
        const sent = Promise.all(Array.from({ length: AT_ONCE }, () => sendAll(pictures)))

        await expect.poll(() => acknowledged.size).toBeGreaterThan(before + randomInt(1, 8))
        await programs.killServices()
        await programs.startServices(variables)
        await expect.poll(() => acknowledged.size).toBeGreaterThan(before + randomInt(9, 18))
        await programs.killGateway()
        await programs.startGateway()
        await sent
        expect(acknowledged.size).toBe(before + PICTURES)
      }

      bucket.fault = null
      for (const [path, { bytes }] of acknowledged) {
        // Its address is that of a WebP, its file the JPEG.
        const answer = await fetch(url + path.replace('.webp', '.jpg'))
        expect([path, answer.status]).toEqual([path, 200])
        expect(Buffer.from(await answer.arrayBuffer()).equals(bytes), path).toBe(true)
      }

      const config = { ...place.config, s3: bucket.storage }
      const night = { now: () => new Date(Date.now() + 2 * DAY_MS) }
      for (const rule of [...mediaRetention, ...(upload.retention ?? [])]) {
        await purge(rule, { db, config, clock: night })
      }
      const rows = await db.selectFrom('media').select('path').execute()
      expect(rows).toHaveLength(acknowledged.size)
      const onDisk = await readdir(originalsFolder(place.config.dataDir), { recursive: true })
      const inBucket = [...bucket.objects.keys()].filter((key) => key.startsWith('originals/'))
      const files = [
        ...onDisk.filter((name) => name.includes('.')),
        ...inBucket.map((key) => key.slice('originals/'.length)),
      ]
      expect(files.toSorted()).toEqual(rows.map(({ path }) => path).toSorted())
      expect(await db.selectFrom('upload_part').select('part').execute()).toEqual([])
    },
    ROUNDS * ROUND_MS,
  )
})
