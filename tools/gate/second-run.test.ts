import { expect, test } from 'vitest'
import type { Fault, RunOutcome, SuiteOutcome } from './outcome.ts'
import { judge, type Part } from './second-run.ts'

function suite(id: string, faults: readonly Partial<Fault>[] = []): SuiteOutcome {
  return {
    id,
    name: id,
    wallMs: 1,
    cpuMs: null,
    passed: 3 - faults.length,
    skipped: 0,
    faults: faults.map((fault) => ({
      title: 'a test',
      reason: 'expected 1 to be 2',
      isViolation: false,
      ...fault,
    })),
  }
}

/** `alone`: what each suite does when it runs again. */
function partOf(
  first: readonly SuiteOutcome[],
  alone: readonly SuiteOutcome[] = [],
  crashes: string[] = [],
): Part & { readonly runAgain: string[] } {
  const runAgain: string[] = []
  return {
    first: { suites: [...first], crashes },
    runAgain,
    runAlone: async (suites): Promise<RunOutcome> => {
      runAgain.push(...suites.map(({ id }) => id))
      return { suites: alone.filter(({ id }) => runAgain.includes(id)), crashes: [] }
    },
  }
}

test('a suite that passes alone counts as passed and is named with what it said first', async () => {
  const part = partOf([suite('green'), suite('late', [{}])], [suite('late')])

  expect(await judge([part], 0)).toEqual({
    passed: 6,
    skipped: 0,
    faults: [],
    flaky: ['late › a test\nexpected 1 to be 2'],
  })
  expect(part.runAgain).toEqual(['late'])
})

test('a suite that fails again has failed', async () => {
  const part = partOf([suite('broken', [{}])], [suite('broken', [{}])])

  expect(await judge([part], 0)).toMatchObject({
    passed: 2,
    faults: ['broken › a test\nexpected 1 to be 2'],
    flaky: [],
  })
})

test('a broken invariant is never run again, beside what else failed in its suite', async () => {
  const part = partOf(
    [suite('stock', [{}, { isViolation: true }]), suite('late', [{}])],
    [suite('stock'), suite('late')],
  )

  const { faults, flaky } = await judge([part], 0)
  expect(faults).toHaveLength(2)
  expect(flaky).toHaveLength(1)
  expect(part.runAgain).toEqual(['late'])
})

test('a crash fails, though every suite passed', async () => {
  const { faults } = await judge([partOf([suite('green')], [], ['Unhandled error'])], 0)
  expect(faults).toEqual(['Unhandled error'])
})

test('three flaky suites pass; four in all parts fail and do not run again', async () => {
  const names = ['a', 'b', 'c']
  const three = partOf(
    names.map((name) => suite(name, [{}])),
    names.map((name) => suite(name)),
  )
  expect((await judge([three], 0)).flaky).toHaveLength(3)
  expect((await judge([three], 0)).faults).toEqual([])

  const again = partOf(
    names.map((name) => suite(name, [{}])),
    names.map((name) => suite(name)),
  )
  const story = partOf([suite('story', [{}])], [suite('story')])
  expect((await judge([again, story], 0)).faults).toHaveLength(4)
  expect([...again.runAgain, ...story.runAgain]).toEqual([])
})

test('five known flaky tests are borne, six fail', async () => {
  const green = partOf([suite('green')])
  expect((await judge([green], 5)).faults).toEqual([])
  expect((await judge([green], 6)).faults).toHaveLength(1)
})

test('of stories that share a line one that fails again has failed, also when the others pass', async () => {
  const part = partOf(
    [suite('loop'), suite('loop', [{ title: 'the second' }])],
    [suite('loop', [{ title: 'the second' }]), suite('loop')],
  )

  expect(await judge([part], 0)).toMatchObject({
    faults: ['loop › the second\nexpected 1 to be 2'],
    flaky: [],
  })
})
