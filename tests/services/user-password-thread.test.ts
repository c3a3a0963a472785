import { expect, test, vi } from 'vitest'
import { login } from '#services/contract/login.ts'
import { fromPlace, PASSWORD, signUp } from '#tests/support/accounts.ts'
import { startServices } from '#tests/support/services.ts'

const thread = vi.hoisted(() => ({ asked: 0 }))

vi.mock('#services/user/argon2-apart.ts', async (importOriginal) => {
  const apart = await importOriginal<typeof import('#services/user/argon2-apart.ts')>()
  const computeKey: typeof apart.computeKey = (parameters) => {
    thread.asked += 1
    return apart.computeKey(parameters)
  }
  return { computeKey }
})

test.each([
  [true, 1],
  [false, 0],
])(
  'a login looks at the password in the thread of its own (%s) or without it',
  async (passwordThread, asked) => {
    const services = await startServices({ config: { catalogueIndex: false, passwordThread } })
    try {
      const { email } = await signUp(services)
      thread.asked = 0
      const input = { username: email, password: PASSWORD }

      expect((await services.send(login, input, fromPlace(1))).status).toBe(200)
      expect(thread.asked).toBe(asked)
      expect((await services.send(login, { ...input, password: 'x' }, fromPlace(1))).status).toBe(
        401,
      )
    } finally {
      await services.close()
    }
  },
)
