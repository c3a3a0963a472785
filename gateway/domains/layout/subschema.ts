import { readSdl } from '#gateway/compose/read-sdl.ts'
import { defineSubschema } from '#gateway/compose/subschema.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { layoutResolvers } from './resolvers.ts'

/** The part of an address that this subschema reads. */
type AddressWithCountry = { readonly country: number }

export const subschema = defineSubschema({
  name: 'layout',
  typeDefs: readSdl('layout'),
  resolvers: layoutResolvers,
  publicQueries: ['layout'],
  values: ['Link', 'LinkKind', 'LabelledLink', 'LinkIcon', 'LinkRelation', 'Partner', 'Country'],
  extends: {
    'Address.country': (address: AddressWithCountry, _args: unknown, { layout }: GatewayContext) =>
      layout?.countries.find(({ id }) => id === address.country) ?? null,
  },
})
