import { expect, test, vi } from 'vitest'
import { createScriptedService, type ScriptedService } from '#tests/support/upload-service.ts'
import { totalsOf, type UploadedMedia } from './upload-item.ts'
import { createUploadQueue } from './upload-queue.ts'

const PLACE = { folder: null, replaces: null }
const picture = (name: string, content = name) => new File([content], `${name}.jpg`)
const pictures = (count: number) => Array.from({ length: count }, (_, at) => picture(`foto-${at}`))

function open({ ports }: ScriptedService) {
  const stored: UploadedMedia[] = []
  const events = { onStored: (media: UploadedMedia) => stored.push(media), onIdle: vi.fn() }
  const queue = createUploadQueue(ports, { ...events, onStored: (one) => void stored.push(one) })
  const states = () => queue.view().items.map(({ state }) => state)
  const ended = async () => await vi.waitFor(() => expect(events.onIdle).toHaveBeenCalled())
  return { queue, stored, states, ended, onIdle: events.onIdle }
}

test('forty pictures go up, three at a time, and the queue says once that it has ended', async () => {
  const service = createScriptedService({ paused: async () => await Promise.resolve() })
  const { queue, stored, states, ended, onIdle } = open(service)
  const parts: number[] = []
  queue.subscribe(() => parts.push(totalsOf(queue.view().items).part))

  queue.add(pictures(40), PLACE)
  await ended()

  expect(new Set(states())).toEqual(new Set(['stored']))
  expect([stored.length, service.media.length, service.sending.most]).toEqual([40, 40, 3])
  expect(onIdle).toHaveBeenCalledTimes(1)
  expect(parts).toEqual(parts.toSorted((left, right) => left - right))
  expect(totalsOf(queue.view().items)).toEqual({ files: 40, stored: 40, open: 0, part: 1 })
})

test('with breaks at any moment, each of forty pictures is stored once and none twice', async () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    let state = seed
    const chance = () => {
      state = (state * 48_271) % 2_147_483_647
      return state / 2_147_483_647
    }
    const service = createScriptedService({
      breaks: () => {
        const drawn = chance()
        if (drawn < 0.12) return 'before'
        return drawn < 0.24 ? 'after' : null
      },
    })
    const lineBack = async () => await Promise.resolve()
    const { queue, stored, states, ended } = open({
      ...service,
      ports: { ...service.ports, lineBack },
    })
    queue.add(pictures(40), PLACE)
    await ended()

    expect(new Set(states()), `seed ${seed}`).toEqual(new Set(['stored']))
    expect([service.media.length, stored.length], `seed ${seed}`).toEqual([40, 40])
  }
})

test('while the line is broken nothing is begun, and all goes on by itself after it', async () => {
  let isBroken = false
  const service = createScriptedService({ breaks: () => (isBroken ? 'before' : null) })
  const { queue, states, ended } = open(service)
  isBroken = true
  queue.add(pictures(5), PLACE)
  await vi.waitFor(() => expect(queue.view().isLineBroken).toBe(true))
  await vi.waitFor(() => expect(new Set(states())).toEqual(new Set(['waiting'])))
  expect(service.steps).toEqual([])

  isBroken = false
  service.mend()
  await ended()
  expect([queue.view().isLineBroken, service.media.length]).toEqual([false, 5])
})

test('a picture of the library is shown in its place, and added again only if that is wanted', async () => {
  const service = createScriptedService()
  const first = open(service)
  first.queue.add([picture('grb')], PLACE)
  await first.ended()

  const { queue, states, stored, onIdle } = open(service)
  queue.add([picture('isti', 'grb')], PLACE)
  await vi.waitFor(() => expect(states()).toEqual(['duplicate']))
  expect(queue.view().items[0]?.media?.id).toBe(first.stored[0]?.id)
  expect(stored).toEqual([])

  queue.addCopy(queue.view().items[0]?.key ?? 0)
  await vi.waitFor(() => expect(onIdle).toHaveBeenCalledTimes(2))
  expect([states(), service.media.length]).toEqual([['stored'], 2])
})

test('of two files with the same content the second one is the duplicate of the first', async () => {
  const service = createScriptedService()
  const { queue, states, ended } = open(service)
  queue.add([picture('a', 'x'), picture('b', 'x'), picture('c', 'x'), picture('d')], PLACE)
  await ended()

  expect(states()).toEqual(['stored', 'duplicate', 'duplicate', 'stored'])
  expect(service.media).toHaveLength(2)
})

test('what is cancelled leaves its place to the next one, and can be tried again', async () => {
  const release = Promise.withResolvers<void>()
  const service = createScriptedService({ paused: () => release.promise })
  const { queue, states, onIdle } = open(service)
  queue.add(pictures(4), PLACE)
  await vi.waitFor(() => expect(service.sending.now).toBe(3))
  const [first] = queue.view().items
  queue.cancel(first?.key ?? 0)
  await vi.waitFor(() => expect(service.sending.now).toBe(4))
  expect(states()).toEqual(['cancelled', 'sending', 'sending', 'sending'])
  release.resolve()
  await vi.waitFor(() => expect(onIdle).toHaveBeenCalledTimes(1))
  expect([states(), service.media.length]).toEqual([['cancelled', 'stored', 'stored', 'stored'], 3])

  queue.retry(first?.key ?? 0)
  await vi.waitFor(() => expect(onIdle).toHaveBeenCalledTimes(2))
  expect(service.media).toHaveLength(4)
  queue.clear()
  expect(queue.view().items).toEqual([])
})

test('all that is open can be cancelled at once', async () => {
  const service = createScriptedService({ paused: () => new Promise(() => undefined) })
  const { queue, states, ended } = open(service)
  queue.add(pictures(9), PLACE)
  await vi.waitFor(() => expect(service.sending.now).toBe(3))
  queue.cancelAll()
  await ended()
  expect(new Set(states())).toEqual(new Set(['cancelled']))
})

test('a refused file says why and does not stop the others; one too large is never sent', async () => {
  const refuses = (content: string) => (content === 'heic' ? 'HEIC nije moguć.' : null)
  const service = createScriptedService({ refuses })
  const { queue, ended } = open(service)
  const large = { ...picture('velika'), size: 25_000_001, name: 'velika.png' } as File
  queue.add([large, new File([], 'prazna.png'), picture('a', 'heic'), picture('b')], PLACE)
  await ended()

  expect(queue.view().items).toMatchObject([
    { state: 'refused', fault: 'tooLarge' },
    { state: 'refused', fault: 'empty' },
    { state: 'refused', message: 'HEIC nije moguć.' },
    { state: 'stored' },
  ])
  expect(service.steps.filter((step) => step === 'create')).toHaveLength(2)
})

test('a file that cannot be read any more has failed', async () => {
  const service = createScriptedService()
  const { queue, ended } = open({
    ...service,
    ports: { ...service.ports, hash: async () => await Promise.reject(new Error('NotFound')) },
  })
  queue.add([picture('a')], PLACE)
  await ended()
  expect(queue.view().items).toMatchObject([{ state: 'failed', fault: 'unreadable' }])
})

test('an address that is over is replaced; bytes that never arrive whole are given up', async () => {
  const service = createScriptedService()
  let puts = 0
  const put = async (...given: Parameters<typeof service.ports.put>) => {
    puts += 1
    return puts === 1 ? ('over' as const) : await service.ports.put(...given)
  }
  const { queue, states, ended } = open({ ...service, ports: { ...service.ports, put } })
  queue.add([picture('a')], PLACE)
  await ended()
  expect([states(), puts, service.media.length]).toEqual([['stored'], 2, 1])

  const never = open({ ...service, ports: { ...service.ports, put: async () => 'over' } })
  never.queue.add([picture('b')], PLACE)
  await never.ended()
  expect(never.queue.view().items).toMatchObject([{ state: 'failed', fault: 'notSent' }])
})

test('a service that answers with faults is tried eight times, and then waits for a person', async () => {
  let isAtFault = true
  const service = createScriptedService({ breaks: () => (isAtFault ? 'fault' : null) })
  const { queue, states, onIdle } = open(service)
  queue.add([picture('a')], PLACE)
  await vi.waitFor(() => {
    service.mend()
    expect(states()).toEqual(['failed'])
  })
  isAtFault = false
  service.mend()
  queue.retry(queue.view().items[0]?.key ?? 0)
  await vi.waitFor(() => {
    service.mend()
    expect(states()).toEqual(['stored'])
  })
  expect(onIdle).toHaveBeenCalled()
})
