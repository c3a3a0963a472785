import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { recordEdits } from '#services/modules/history/api.ts'
import type { PersonalTables } from '#services/platform/module.ts'
import { type PersonalData, UNTOLD } from '#services/platform/personal-data.ts'
import { closed } from './requests.ts'
import { isOpen } from './steps.ts'
import { addressHash, requestsOf, type StoredRequest, updateRequest } from './store.ts'

const KINDS: Readonly<Record<StoredRequest['kind'], string>> = {
  EXPORT: 'uvid u podatke',
  ERASURE: 'brisanje podataka',
  RECTIFICATION: 'ispravak podataka',
  RESTRICTION: 'ograničenje obrade',
  OBJECTION: 'prigovor na obradu',
}
const CHANNELS: Readonly<Record<StoredRequest['channel'], string>> = {
  ...{ EMAIL: 'e-pošta', LETTER: 'pismo', PHONE: 'telefon', ACCOUNT: 'korisnički račun' },
  FORM: 'obrazac na stranici',
}
const STATES: Readonly<Record<StoredRequest['state'], string>> = {
  OPEN: 'čeka odgovor',
  WAITING_FOR_IDENTITY: 'čeka potvrdu identiteta',
  DONE: 'izvršen',
  REFUSED: 'odbijen',
}

export const privacyPersonalTables: PersonalTables = {
  privacy_request: {
    owner: ({ account, email }) => sql`(account_id = ${account} or email_key = ${email})`,
    untold: {
      account_id: UNTOLD.ours,
      email_key: UNTOLD.folded,
      email_hash: 'the same again, and it cannot be read back',
      kind: UNTOLD.inWords,
      channel: UNTOLD.inWords,
      state: UNTOLD.inWords,
      turn: UNTOLD.ours,
      is_prolonged: UNTOLD.inWords,
      erased_at: 'only after an erasure',
    },
  },
}

export const privacyPersonalData: PersonalData = {
  name: 'privacy',
  export: async (db, person) => {
    const requests = await requestsOf(db, person)
    if (requests.length === 0) return {}
    return {
      'Zahtjevi o osobnim podacima': requests.map((request) => ({
        broj: request.id,
        'e-adresa': request.email,
        zahtjev: KINDS[request.kind],
        'kako je stigao': CHANNELS[request.channel],
        'jezik odgovora': request.language,
        stanje: STATES[request.state],
        primljen: request.received_on,
        rok: request.due_on,
        'rok je produljen': request.is_prolonged === 1 ? 'da' : 'ne',
        napomena: request.note,
        razlog: request.reason,
        'podaci su dani': request.exported_at,
        zaključen: request.closed_at,
      })),
    }
  },

  // A request stays as proof of the answer, found by the keyed hash of the address alone.
  erase: async (trx, person, { clock, secret }) => {
    const now = clock.now()
    const at = now.toISOString()
    const author = { actor: 'task:erasure', sitting: randomUUID() }
    for (const request of await requestsOf(trx, person)) {
      const { id, state } = request
      await updateRequest(trx, request, {
        ...{ account_id: null, email: null, email_key: null, note: null, reason: null },
        ...{ email_hash: addressHash(person.email, secret), erased_at: at },
        // Nothing is left to answer about.
        ...(isOpen(state) && closed('DONE', now)),
      })
      if (!isOpen(state)) continue
      await recordEdits(trx, { entity: 'privacyRequest', id: `${id}`, author, at }, [
        { path: 'state', before: state, after: 'DONE' },
      ])
    }
  },
}
