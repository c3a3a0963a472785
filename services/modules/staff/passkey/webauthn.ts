/** Loaded with the first passkey: its certificates and formats cost memory that few programs need. */
export const webauthn = () => import('@simplewebauthn/server')
