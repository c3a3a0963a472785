import { expect, test } from 'vitest'
import { storyJobs } from './jobs.ts'

test('22 stories are drawn, each under its own name', () => {
  const keys = storyJobs.map(({ key }) => key)

  expect(new Set(keys).size).toBe(22)
  expect(keys).toContain('post-12')
  expect(keys).toContain('event-6')
})

test('a story drawn twice is the same picture to the last byte', async () => {
  const job = storyJobs.find(({ key }) => key === 'post-06')

  const first = await job?.draw()
  const second = await job?.draw()

  expect(first?.length).toBeGreaterThan(10_000)
  expect(first?.equals(second ?? Buffer.of())).toBe(true)
})
