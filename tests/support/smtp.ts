import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type SmtpManner =
  | 'takes'
  /** The recipient is unknown, for good. */
  | 'refuses'
  /** "Come again later", as servers do with whom they do not know yet. */
  | 'delays'
  /** It has the mail, and nobody hears so. */
  | 'loses its answer'

export type TestSmtp = {
  readonly url: string
  /** What it took, as a mail program reads it. */
  readonly mails: Email[]
  /** The same as it came over the wire. */
  readonly sources: string[]
  /** Envelope recipients. */
  readonly recipients: string[]
  be(manner: SmtpManner): void
  close(): Promise<void>
}

/** A real SMTP server that keeps what it gets. */
export async function startSmtp(): Promise<TestSmtp> {
  let manner: SmtpManner = 'takes'
  const mails: Email[] = []
  const sources: string[] = []
  const recipients: string[] = []
  const sockets = new Set<Socket>()

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (manner === 'refuses') return done(refusal(550, `No such user: ${address}`))
      if (manner === 'delays') return done(refusal(451, `Try again later, ${address}`))
      recipients.push(address)
      return done()
    },
    onData: (stream, _session, done) => {
      void buffer(stream).then(async (source) => {
        sources.push(source.toString('utf8'))
        mails.push(await PostalMime.parse(source))
        if (manner !== 'loses its answer') return done()
        for (const socket of sockets) socket.destroy()
        // A program that was killed sends half a mail.
      }, done)
    },
  })
  server.on('error', () => undefined) // of a connection
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (!address || typeof address === 'string') throw new Error('It listens on a port.')

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    sources,
    recipients,
    be: (next) => {
      manner = next
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
