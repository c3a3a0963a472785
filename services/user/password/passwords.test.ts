import { describe, expect, test, vi } from 'vitest'
import { createPasswords } from './passwords.ts'

const COST = { memoryKib: 64, passes: 1 }
const work = vi.hoisted(() => ({ running: 0, most: 0, done: 0, costs: [] as string[] }))

vi.mock('./argon2-apart.ts', async (importOriginal) => {
  const apart = await importOriginal<typeof import('./argon2-apart.ts')>()
  const computeKey: typeof apart.computeKey = async (parameters) => {
    work.running += 1
    work.costs.push(`${parameters.memory} KiB, ${parameters.passes}`)
    work.most = Math.max(work.most, work.running)
    const key = await apart.computeKey(parameters)
    work.running -= 1
    work.done += 1
    return key
  }
  return { computeKey }
})

describe('passwords', () => {
  test('are hashed with all that is needed to compare, and never twice alike', async () => {
    const { hash, isRight } = createPasswords(COST)
    const [first, second] = [await hash('žuta kava'), await hash('žuta kava')]

    expect(first).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(first).not.toBe(second)
    expect([await isRight('žuta kava', first), await isRight('zuta kava', first)]).toEqual([
      true,
      false,
    ])
  })

  test.each([
    ['composed or not', 'žuta kava'.normalize('NFD')],
    ['as a ligature', 'ﬁna kava'],
  ])('are one however they are typed: %s', async (_name, typed) => {
    const { hash, isRight } = createPasswords(COST)

    expect(await isRight(typed, await hash(typed.normalize('NFKC')))).toBe(true)
  })

  test('are the same in their thread and without it, which is not asked then', async () => {
    const [apart, among] = [true, false].map((isApart) => createPasswords(COST, { isApart }))
    if (!apart || !among) throw new Error('Two were made')
    const [first, second] = [await apart.hash('žuta kava'), await among.hash('žuta kava')]
    work.done = 0

    expect(await among.isRight('žuta kava', first)).toBe(true)
    expect(await among.isRight('crna kava', first)).toBe(false)
    expect(work.done).toBe(0)
    expect(await apart.isRight('žuta kava', second)).toBe(true)
    expect(work.done).toBe(1)
  })

  test('of nobody and of an unreadable hash cost as much and are never right', async () => {
    const { isRight } = createPasswords(COST)
    work.done = 0

    expect([await isRight('', null), await isRight('x', 'md5:abc')]).toEqual([false, false])
    expect(work.done).toBe(2)
  })

  test.each([
    ['more memory', { ...COST, memoryKib: 128 }],
    ['more passes', { ...COST, passes: 2 }],
  ])('are hashed anew with %s once they were right', async (_name, dearer) => {
    const former = await createPasswords(COST).hash('žuta kava')
    const { check } = createPasswords(dearer)
    const right = await check('žuta kava', former)
    const renewed = right.renewed ?? ''

    expect(right.isRight).toBe(true)
    expect(renewed).toContain(`$m=${dearer.memoryKib},t=${dearer.passes},`)
    expect(await check('žuta kava', renewed)).toEqual({ isRight: true, renewed: null })
    expect(await check('zuta kava', former)).toEqual({ isRight: false, renewed: null })
  })

  test('take the same work for each cost that is kept: of somebody, of nobody, right or wrong', async () => {
    const dearer = { memoryKib: 128, passes: 2 }
    const [former, recent] = [
      await createPasswords(COST).hash('žuta kava'),
      await createPasswords(dearer).hash('žuta kava'),
    ]
    const { check } = createPasswords(dearer, { readCosts: async () => [COST, dearer] })
    const works = []
    for (const stored of [null, former, recent, 'md5:abc']) {
      for (const password of ['žuta kava', 'zuta kava']) {
        work.costs = []
        await check(password, stored)
        works.push(work.costs.toSorted())
      }
    }

    expect(works).toEqual(Array(8).fill(['128 KiB, 2', '64 KiB, 1']))
  })

  test('of which nothing could be read are asked for again', async () => {
    const answers = [Promise.reject(new Error('away')), Promise.resolve([])]
    const { isRight } = createPasswords(COST, {
      readCosts: () => answers.shift() ?? Promise.resolve([]),
    })

    await expect(isRight('žuta kava', null)).rejects.toThrow('away')
    await expect(isRight('žuta kava', null)).resolves.toBe(false)
  })

  test('are worked out one at a time; behind twenty nobody waits', async () => {
    const { hash } = createPasswords(COST)
    work.most = 0
    const asked = await Promise.allSettled(Array.from({ length: 30 }, () => hash('žuta kava')))
    const refused = asked.filter(({ status }) => status === 'rejected')

    expect(work.most).toBe(1)
    expect(refused).toHaveLength(9)
    expect(refused[0]).toMatchObject({ reason: { status: 429, retryAfterSeconds: 3 } })
    await expect(hash('žuta kava')).resolves.toBeDefined()
  })
})
