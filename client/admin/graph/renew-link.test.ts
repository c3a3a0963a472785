import { ApolloLink, gql } from '@apollo/client'
import { of } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { createRenewLink } from './renew-link.ts'
import { createStaffClient } from './staff-client.ts'

const SAVE = gql`mutation SaveIt { saveIt }`

test('a write fetches again what is shown, but one of many in a row does not', async () => {
  const renew = vi.fn(async () => undefined)
  const client = createStaffClient({
    ...{ locale: 'hr', onFailure: () => undefined, prompt: async () => false },
  })
  const answers = new ApolloLink(() => of({ data: { saveIt: true } }))
  client.setLink(ApolloLink.from([createRenewLink(renew), answers]))

  await client.mutate({ mutation: SAVE, context: { renewsLater: true } })
  expect(renew).not.toHaveBeenCalled()
  await client.mutate({ mutation: SAVE })
  expect(renew).toHaveBeenCalledTimes(1)
})
