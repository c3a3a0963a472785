import { Refusal } from '#services/platform/errors.ts'

export function noSuchRole(): Refusal {
  return new Refusal(404, 'There is no such role.', { code: 'NOT_FOUND' })
}

export function nameTaken(): Refusal {
  return new Refusal(409, 'Another role has this name.', { code: 'NAME_TAKEN', field: 'name' })
}

export function isFixed(): Refusal {
  return new Refusal(409, 'This role comes with the product.', { code: 'ROLE_FIXED' })
}

export function isGiven(): Refusal {
  return new Refusal(409, 'Somebody has this role.', { code: 'ROLE_GIVEN' })
}

export function noSuchMember(): Refusal {
  return new Refusal(404, 'There is no such member of staff.', { code: 'NOT_FOUND' })
}

export function isMember(): Refusal {
  return new Refusal(409, 'This person is a member of staff already.', {
    code: 'USER_EXISTS',
    field: 'email',
  })
}

/** What a form sent that no field of it has. */
export function invalid(field: string, rule = 'unknown'): Refusal {
  return new Refusal(400, rule, { code: 'INVALID_INPUT', field })
}
