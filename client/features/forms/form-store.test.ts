import { expect, test } from 'vitest'
import { loginRules } from '#services/contract/rules/account.ts'
import { checkValues } from './check.ts'
import { createFormStore, type FormPlan, type Refusal } from './form-store.ts'

const GOOD = { username: 'ana@example.com', password: 'dovoljno dugo' }
const BAD = { username: 'ana', password: '' }

type Login = { readonly username: string; readonly password: string }

function aPlan(submit: () => Promise<Refusal | null>): FormPlan<Login> {
  return { check: async (raw) => checkValues(loginRules, raw), submit, failed: 'Nije poslano.' }
}

function aTap(): { readonly wait: Promise<null>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<null>()
  return { wait: promise, open: () => resolve(null) }
}

test('a second submit is ignored while the first one runs, and the next one counts [FM-01]', async () => {
  const store = createFormStore()
  const tap = aTap()
  let sent = 0
  const plan = aPlan(() => {
    sent += 1
    return tap.wait
  })

  const first = store.submit(GOOD, plan)
  expect(store.state().isPending).toBe(true)
  expect(await store.submit(GOOD, plan)).toBe(false)
  tap.open()
  expect(await first).toBe(true)
  expect(sent).toBe(1)
  expect(store.state().isPending).toBe(false)

  await store.submit(GOOD, plan)
  expect(sent).toBe(2)
})

test('what does not follow the rules is not sent, and each field has one error [FM-02]', async () => {
  const store = createFormStore()
  let sent = 0
  const plan = aPlan(async () => {
    sent += 1
    return null
  })

  expect(await store.submit(BAD, plan)).toBe(false)
  expect(sent).toBe(0)
  expect(store.state().errors).toEqual({
    username: { kind: 'rule', rule: 'email' },
    password: { kind: 'rule', rule: 'required' },
  })
  expect(store.state().failures).toBe(1)
})

test('errors show only after the first submit; from then on each change is validated', async () => {
  const store = createFormStore()
  const checkOf = (raw: Record<string, string>) => async () => checkValues(loginRules, raw)

  await store.change('username', checkOf(BAD))
  expect(store.state().errors).toEqual({})

  await store.submit(
    BAD,
    aPlan(async () => null),
  )
  await store.change('username', checkOf({ ...BAD, username: GOOD.username }))
  expect(Object.keys(store.state().errors)).toEqual(['password'])
  await store.change('password', checkOf({ ...GOOD, password: 'kratko' }))
  expect(store.state().errors).toEqual({ password: { kind: 'rule', rule: 'minLength:8' } })
})

test('what the server refuses stands at its field until that field changes', async () => {
  const store = createFormStore()
  const refusal = { field: 'password', text: 'Lozinka je prečesta.' }
  await store.submit(
    GOOD,
    aPlan(async () => refusal),
  )
  expect(store.state().errors).toEqual({ password: { kind: 'refused', text: refusal.text } })

  const check = async () => checkValues(loginRules, GOOD)
  await store.change('username', check)
  expect(Object.keys(store.state().errors)).toEqual(['password'])
  await store.change('password', check)
  expect(store.state().errors).toEqual({})
})

test('a refusal of a field that is not shown concerns the form as a whole', async () => {
  const store = createFormStore()
  await store.submit(
    GOOD,
    aPlan(async () => ({ field: 'captcha', text: 'Ne može.' })),
  )
  expect(store.state()).toMatchObject({ errors: {}, message: 'Ne može.', isPending: false })
})

test('what was said of the form as a whole goes once it was mended', async () => {
  const store = createFormStore()
  await store.submit(
    GOOD,
    aPlan(async () => ({ field: null, text: 'Privole nedostaju.' })),
  )
  store.clearMessage()
  expect(store.state()).toMatchObject({ message: null, failures: 1 })
})

test('without its rules nothing is sent, and it is said; with them it is sent', async () => {
  const store = createFormStore()
  const plan = aPlan(async () => null)
  const sent = await store.submit(GOOD, { ...plan, check: async () => null })
  expect(sent).toBe(false)
  expect(store.state()).toMatchObject({ message: plan.failed, isPending: false, failures: 1 })
  await store.change('username', async () => null)
  expect(await store.submit(GOOD, plan)).toBe(true)
})

test('a form that broke while it was sent can be sent again', async () => {
  const store = createFormStore()
  const broken = aPlan(() => Promise.reject(new Error('broken')))
  await expect(store.submit(GOOD, broken)).rejects.toThrow('broken')
  expect(store.state()).toMatchObject({ isPending: false, message: broken.failed, failures: 1 })
  expect(
    await store.submit(
      GOOD,
      aPlan(async () => null),
    ),
  ).toBe(true)
})
