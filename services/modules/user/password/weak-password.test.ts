import { expect, test } from 'vitest'
import { refuseWeakPassword } from './weak-password.ts'

const context = { email: 'ana.kos@posta.example', field: 'password' }

test.each([
  'password1',
  'PASSWORD1',
  'qwertyuiop',
  'iloveyou1',
  'ｐａｓｓｗｏｒｄ1',
  'aaaaaaaa',
  'žžžžžžžžžž',
  'ababababab',
  'ana.kos@posta.example',
  'Ana.Kos@Posta.Example1',
  'ana.kos77',
  'rukomet1',
  'Rukomet2026!',
  '123lozinka',
  'lozinka123',
  'lozinka1234567',
  'Šifra123',
  'anđeo111',
  'monkey12',
  'qwertzuiop',
  'poiuztrewq',
  'asdfghjklč',
  '1234qwer',
  'qwertz123!',
  '87654321',
])('%s is refused', async (password) => {
  await expect(refuseWeakPassword(password, context)).rejects.toMatchObject({
    status: 400,
    code: 'WEAK_PASSWORD',
    field: 'password',
  })
})

test.each([
  'rukomet-na-otoku',
  'rukomet 84629175',
  'lozinkarukomet',
  'tri žuta kajaka 58',
  'kostanj u Čakovcu',
  'ana.kos voli planine',
  'xkcd-936-horse',
])('%s is taken', async (password) => {
  await expect(refuseWeakPassword(password, context)).resolves.toBeUndefined()
})

test('an address of three letters bars no password that holds them', async () => {
  const short = { email: 'ana@posta.example', field: 'password' }

  await expect(refuseWeakPassword('planina7', short)).resolves.toBeUndefined()
})
