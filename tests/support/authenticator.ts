import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { z } from 'zod'

const PRESENT = 0x01
const HAS_CREDENTIAL = 0x40

const creation = z.object({ challenge: z.string(), rp: z.object({ id: z.string() }) })
const request = z.object({ challenge: z.string(), rpId: z.string() })
const ecKey = z.object({ x: z.string(), y: z.string() })

/** A device with one passkey, as a browser would show it to a page of `origin`. */
export type Authenticator = {
  /** Answers `beginPasskey`. */
  create(options: string): string
  /** Answers `beginPasskeySignIn`, also for a page of another origin; each use counts one up. */
  get(options: string, at?: string): string
  /** As a copy of it that was made before. */
  setCounter(counter: number): void
}

export function createAuthenticator(origin: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0

  const clientData = (type: string, challenge: string, at = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))
  const head = (rpId: string, flags: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), count])
  }
  const answer = (response: object) => {
    const text = id.toString('base64url')
    const given = { id: text, rawId: text, type: 'public-key', response }
    return JSON.stringify({ ...given, clientExtensionResults: {} })
  }

  return {
    create(options) {
      const { challenge, rp } = creation.parse(JSON.parse(options))
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = Buffer.concat([
        head(rp.id, PRESENT | HAS_CREDENTIAL),
        Buffer.alloc(16),
        ...[length, id, coseKey(publicKey.export({ format: 'jwk' }))],
      ])
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      })
    },
    get(options, at) {
      counter += 1
      const { challenge, rpId } = request.parse(JSON.parse(options))
      const data = clientData('webauthn.get', challenge, at)
      const authData = head(rpId, PRESENT)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      return answer({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
    setCounter(to) {
      counter = to
    },
  }
}

/** ES256, in the keys of COSE. */
function coseKey(jwk: unknown): Buffer {
  const { x, y } = ecKey.parse(jwk)
  const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ])
  return Buffer.from(isoCBOR.encode(key))
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
