import { expect, test } from 'vitest'
import { storyJobs } from './jobs.ts'

test('60 posts, 24 events and 4 banners are drawn, each under its own name', () => {
  const keys = storyJobs.map(({ key }) => key)

  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.filter((key) => /^post-\d\d$/.test(key))).toHaveLength(60)
  expect(keys.filter((key) => /^event-\d+$/.test(key))).toHaveLength(24)
  expect(keys).toHaveLength(88)
})

test('a change in the file of one story leaves the others alone', () => {
  const versionOf = (key: string) => storyJobs.find((job) => job.key === key)?.version

  expect(versionOf('post-39')).toBe(versionOf('post-40'))
  expect(versionOf('post-39')).not.toBe(versionOf('post-44'))
})

test('a story drawn twice is the same picture to the last byte', async () => {
  const job = storyJobs.find(({ key }) => key === 'post-06')

  const first = await job?.draw()
  const second = await job?.draw()

  expect(first?.length).toBeGreaterThan(10_000)
  expect(first?.equals(second ?? Buffer.of())).toBe(true)
})
