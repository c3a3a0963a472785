import { z } from 'zod'
import { describeCall } from './call.ts'
import { save, saved } from './history.ts'

const ofSeller = { service: 'settings', access: { right: 'settings.write' } } as const

/** Null until it is set for the first time. */
const line = z.string().nullable()

const seller = z.object({
  name: line,
  /** With the house number. */
  street: line,
  zipCode: line,
  city: line,
  oib: line,
  /** Where it is registered and under which number. */
  registry: line,
  /** Without spaces. */
  iban: line,
  phone: line,
  email: line,
})

export const getSeller = describeCall({
  ...ofSeller,
  method: 'GET',
  path: 'x/seller',
  summary: 'Who sells, as papers, payment slips and letters name it',
  input: z.object({}),
  output: z.object({ seller }),
})

export const changeSeller = describeCall({
  ...ofSeller,
  method: 'POST',
  path: 'x/seller/save',
  kind: 'write',
  summary: 'Changes who sells; documents of earlier orders name the seller of then',
  input: z.object({
    /** Its fields by their names; at the end none of them may be missing. */
    ...save,
  }),
  output: saved.extend({ seller }),
})
