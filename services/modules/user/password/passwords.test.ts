import { describe, expect, test, vi } from 'vitest'
import { createPasswords } from './passwords.ts'

const COST = { memoryKib: 64, passes: 1 }
const work = vi.hoisted(() => ({ done: 0, costs: [] as string[] }))

vi.mock('./argon2.ts', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('./argon2.ts')>()
  const computeKeys: typeof argon2.computeKeys = async (job) => {
    work.costs.push(...job.map(({ memory, passes }) => `${memory} KiB, ${passes}`))
    const keys = await argon2.computeKeys(job)
    work.done += keys.length
    return keys
  }
  return { computeKeys }
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

  test('without an account or with an unreadable hash cost as much and are never right', async () => {
    const { isRight } = createPasswords(COST)
    work.done = 0

    expect([await isRight('', null), await isRight('x', 'md5:abc')]).toEqual([false, false])
    expect(work.done).toBe(2)
  })

  test.each([
    ['more memory', { ...COST, memoryKib: 128 }],
    ['more passes', { ...COST, passes: 2 }],
  ])('are hashed again with %s after a correct login', async (_name, dearer) => {
    const former = await createPasswords(COST).hash('žuta kava')
    const { check } = createPasswords(dearer)
    const right = await check('žuta kava', former)
    const renewed = right.renewed ?? ''

    expect(right.isRight).toBe(true)
    expect(renewed).toContain(`$m=${dearer.memoryKib},t=${dearer.passes},`)
    expect(await check('žuta kava', renewed)).toEqual({ isRight: true, renewed: null })
    expect(await check('zuta kava', former)).toEqual({ isRight: false, renewed: null })
  })

  test('take the same work for each stored cost: with or without an account, right or wrong', async () => {
    const dearer = { memoryKib: 128, passes: 2 }
    const [former, recent] = [
      await createPasswords(COST).hash('žuta kava'),
      await createPasswords(dearer).hash('žuta kava'),
    ]
    const { check } = createPasswords(dearer, async () => [COST, dearer])
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

  test('that could not be read are read again', async () => {
    const answers = [Promise.reject(new Error('away')), Promise.resolve([])]
    const { isRight } = createPasswords(COST, () => answers.shift() ?? Promise.resolve([]))

    await expect(isRight('žuta kava', null)).rejects.toThrow('away')
    await expect(isRight('žuta kava', null)).resolves.toBe(false)
  })

  test('wait behind twenty others at most', async () => {
    const { hash } = createPasswords(COST)
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => hash('žuta kava')))
    const refused = results.filter(({ status }) => status === 'rejected')

    expect(refused).toHaveLength(9)
    expect(refused[0]).toMatchObject({ reason: { status: 429, retryAfterSeconds: 3 } })
    await expect(hash('žuta kava')).resolves.toBeDefined()
  })
})
