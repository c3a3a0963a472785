import { ApolloLink } from '@apollo/client'
import { tap } from 'rxjs'

/** Steps of a sign-in change nothing that a screen shows. */
const OF_SIGN_IN = new Set([
  'SignIn',
  'ConfirmSignIn',
  'BeginFactor',
  'ConfirmFactor',
  'ConfirmAgain',
  'BeginPasskey',
  'FinishPasskey',
  'BeginPasskeySignIn',
  'FinishPasskeySignIn',
  'RequestStaffPassword',
  'SetStaffPassword',
  'SignOut',
])

/**
 * After each write all that is shown is fetched again, so that no screen has to know what it
 * changed. Of many writes in a row the context says `renewsLater`.
 */
export function createRenewLink(renew: () => Promise<unknown>): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { operationType, operationName = '' } = operation
    const renewsLater = operation.getContext()['renewsLater'] === true
    if (operationType !== 'mutation' || OF_SIGN_IN.has(operationName) || renewsLater) {
      return forward(operation)
    }
    // A failure of it is reported like that of any other query.
    return forward(operation).pipe(tap({ complete: () => void renew().catch(() => undefined) }))
  })
}
