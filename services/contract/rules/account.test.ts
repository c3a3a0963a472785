import { expect, test } from 'vitest'
import { loginRules } from './account.ts'

test.each([
  ['', 'required'],
  ['sedam_7', 'minLength:8'],
  ['a'.repeat(129), 'maxLength:128'],
  ['osam je8', null],
  ['        ', null],
])(
  'a login takes a password of eight characters and more, as it was typed [AC-02, AC-03] (%j)',
  (password, rule) => {
    const { success, data, error } = loginRules.safeParse({
      username: ' ana@posta.example ',
      password,
    })

    expect(error?.issues[0]?.message ?? null).toBe(rule)
    expect(error?.issues[0]?.path ?? null).toEqual(rule === null ? null : ['password'])
    if (success) expect(data).toEqual({ username: 'ana@posta.example', password })
  },
)
