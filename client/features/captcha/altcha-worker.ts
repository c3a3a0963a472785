import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Solves one challenge apart from the page, and answers what is sent with the form. */
addEventListener('message', ({ data: challenge }) => {
  solveChallenge({ challenge, deriveKey })
    .then((solution) => postMessage(solution && btoa(JSON.stringify({ challenge, solution }))))
    .catch(() => postMessage(null))
})
