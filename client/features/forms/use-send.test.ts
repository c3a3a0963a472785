import { expect, test } from 'vitest'
import type { LoginMutation } from '#client/features/auth/forms/login.generated.ts'
import { outcomeOf, useSend } from './use-send.ts'

type Login = LoginMutation['login']

const done: Login = { __typename: 'LoginSuccess', areCartsJoined: false, me: { id: '1' } }
const problem: Login = {
  ...{ __typename: 'LoginProblem', code: 'UNKNOWN_USER_OR_PASSWORD', message: 'Wrong' },
  ...{ field: null, rule: null },
}

/** A mutation hook without React, whose answer is given. */
function sendingTo(data: LoginMutation | undefined) {
  const sent: unknown[] = []
  const hook = () =>
    [
      async (options: {
        readonly variables: { readonly input: { readonly username: string } }
      }) => {
        sent.push(options)
        return { data }
      },
      null,
    ] as const
  return { hook, sent }
}

test('a mutation sends its one input, and its one field is what it did or a problem', async () => {
  const { hook, sent } = sendingTo({ login: done })
  expect(await useSend(hook)({ username: 'ana' })).toEqual({ done })
  expect(sent).toEqual([{ variables: { input: { username: 'ana' } } }])

  expect(outcomeOf<Login>(problem)).toEqual({ problem })
})

test('without an answer nothing is known, neither done nor refused', async () => {
  expect(await useSend(sendingTo(undefined).hook)({ username: 'ana' })).toEqual({})
})
