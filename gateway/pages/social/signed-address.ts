import { createHmac, randomBytes } from 'node:crypto'
import { equalsSecret } from '#gateway/lib/secret.ts'
import { type SocialFacts, socialFacts } from './facts.ts'

/** A higher number gives every picture another address: after each change of the design. */
const DESIGN = 1
const SIGNATURE_BYTES = 16
const PLACE = '/social/'
const FILE = /^([\w-]{22})\.([\w-]{1,8000})\.jpg$/

export type SignedAddresses = {
  pathOf(facts: SocialFacts): string
  /** Null for a file name that this site has not made. */
  read(file: string): SocialFacts | null
}

/**
 * An address carries what its picture shows, and a signature of it: no one else can make one, and
 * what changes on the picture changes its address. Without a key it holds until the next start.
 */
export function signedAddresses(key: string | null): SignedAddresses {
  const secret = key ?? randomBytes(32).toString('hex')
  const signatureOf = (content: string) =>
    createHmac('sha256', secret)
      .update(`social picture ${DESIGN} ${content}`)
      .digest()
      .subarray(0, SIGNATURE_BYTES)
      .toString('base64url')

  return {
    pathOf(facts) {
      const content = Buffer.from(JSON.stringify(facts)).toString('base64url')
      return `${PLACE}${signatureOf(content)}.${content}.jpg`
    },
    read(file) {
      const [, signature = '', content = ''] = FILE.exec(file) ?? []
      if (content === '' || !equalsSecret(signature, signatureOf(content))) return null
      return socialFacts.parse(JSON.parse(Buffer.from(content, 'base64url').toString()))
    },
  }
}
