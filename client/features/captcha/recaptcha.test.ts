import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recaptchaSolver } from './recaptcha.ts'

type Script = { src: string; readonly listeners: Map<string, () => void> }

/** What the script that is appended does: it fails, or puts this on `window`. */
let answer: 'fails' | object = 'fails'
let scripts: string[] = []
let stored: Map<string, string>

beforeEach(() => {
  scripts = []
  stored = new Map()
  const window: Record<string, unknown> = {}
  const element = () => {
    const listeners = new Map<string, () => void>()
    const addEventListener = (name: string, run: () => void) => listeners.set(name, run)
    return { ...{ src: '', listeners, addEventListener }, remove: () => undefined }
  }
  const append = ({ src, listeners }: Script) => {
    scripts.push(src)
    if (answer === 'fails') return listeners.get('error')?.()
    window['grecaptcha'] = answer
    const loaded = window[new URL(src).searchParams.get('onload') ?? '']
    if (typeof loaded === 'function') loaded()
  }
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', {
    ...{
      createElement: element,
      head: { append },
      body: { appendChild: (place: object) => place },
    },
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ fault }) => fault,
  )

test('without a key nothing is loaded [FM-19]', async () => {
  expect(await faultOf(recaptchaSolver(null).prepare())).toBe('CAPTCHA_MISSING')
  expect(scripts).toEqual([])
})

test('a script that does not load is a fault, and another try loads it again [FM-19]', async () => {
  answer = 'fails'
  const solver = recaptchaSolver('key')
  expect(await faultOf(solver.prepare())).toBe('CAPTCHA_NOT_LOADED')
  expect(await faultOf(solver.solve())).toBe('CAPTCHA_NOT_LOADED')
  expect(scripts).toEqual(Array(2).fill(expect.stringMatching(/^https:\/\/www\.google\.com\//)))
})

test('a script of a version without this widget is another fault [FM-19]', async () => {
  answer = { enterprise: {} }
  expect(await faultOf(recaptchaSolver('key').prepare())).toBe('CAPTCHA_OUTDATED')
})

test('the script is loaded once for all forms; a run that fails is a fault, one that ends has a token [FM-19]', async () => {
  type Options = { callback(token: string): void; 'error-callback'(): void; sitekey: string }
  let outcome: (options: Options) => void = (options) => options['error-callback']()
  let options: Options | null = null
  answer = {
    render: (_place: object, given: Options) => {
      options = given
    },
    execute: () => options && outcome(options),
  }
  expect(await faultOf(recaptchaSolver('key').solve())).toBe('CAPTCHA_FAILED')
  outcome = ({ callback, sitekey }) => callback(`token of ${sitekey}`)
  expect(await recaptchaSolver('key').solve()).toMatchObject({ response: 'token of key' })
  expect(scripts).toHaveLength(1)
})

test('what a visitor allows is remembered [HF-21~]', () => {
  const solver = recaptchaSolver('key')
  expect(solver.needsConsent()).toBe(true)
  solver.allow()
  expect(solver.needsConsent()).toBe(false)
  expect(recaptchaSolver('key').needsConsent()).toBe(false)
})
