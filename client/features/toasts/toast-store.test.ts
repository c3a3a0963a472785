import { expect, test } from 'vitest'
import { createToastStore, shownMs, type Timer } from './toast-store.ts'

function aTimer(): Timer & { advance(ms: number): void } {
  let now = 0
  const waiting = new Set<{ at: number; run: () => void }>()
  return {
    now: () => now,
    after(ms, run) {
      const entry = { at: now + ms, run }
      waiting.add(entry)
      return () => waiting.delete(entry)
    },
    advance(ms) {
      now += ms
      for (const entry of [...waiting]) {
        if (entry.at > now) continue
        waiting.delete(entry)
        entry.run()
      }
    },
  }
}

test('how long each kind is shown [ER-03, ER-10, ER-11~]', () => {
  expect(shownMs({ kind: 'notice', text: 'x'.repeat(500) })).toBe(3000)
  expect(shownMs({ kind: 'error', text: 'Kratko' })).toBe(3000)
  expect(shownMs({ kind: 'error', text: 'x'.repeat(100) })).toBe(5000)
  expect(shownMs({ kind: 'cartChanged', text: 'x' })).toBe(12_000)
  const action = { label: 'Vrati', run: () => undefined }
  expect(shownMs({ kind: 'success', text: 'x', action })).toBe(8000)
})

test('a toast goes away by itself, and not while someone reads it [ER-03]', () => {
  const timer = aTimer()
  const store = createToastStore(timer)
  store.show('notice', 'Spremljeno')
  timer.advance(2000)
  store.pause()
  timer.advance(60_000)
  expect(store.toasts()).toHaveLength(1)

  store.resume()
  timer.advance(999)
  expect(store.toasts()).toHaveLength(1)
  timer.advance(1)
  expect(store.toasts()).toEqual([])
})

test('the same words stand once; closing takes one away and tells who listens', () => {
  const store = createToastStore(aTimer())
  let changes = 0
  store.subscribe(() => {
    changes += 1
  })
  store.show('error', 'Nema veze')
  store.show('error', 'Nema veze')
  const [toast, ...others] = store.toasts()
  expect(others).toEqual([])
  expect(changes).toBeGreaterThan(1)

  store.close(toast?.id ?? 0)
  expect(store.toasts()).toEqual([])
})

test('a newer message takes the place of one of its kind, and not of an offered action or an error', () => {
  const store = createToastStore(aTimer())
  const undo = { label: 'Vratite', run: () => undefined }
  store.show('success', 'Šal: uklonjeno', undo)
  store.show('success', 'Kapa: dodano')
  store.show('error', 'Nije spremljeno')
  store.show('success', 'Dres: dodano')
  const texts = () => store.toasts().map(({ text }) => text)
  expect(texts()).toEqual(['Šal: uklonjeno', 'Nije spremljeno', 'Dres: dodano'])
})
