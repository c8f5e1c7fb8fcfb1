import type * as z from 'zod/mini'
import type { EndpointOf, RouteName } from '../routes.ts'

/** What a call sends, before the contract's schema reads it. */
export type Body<Name extends RouteName> = z.input<EndpointOf<Name>['body']>
export type Query<Name extends RouteName> = z.input<EndpointOf<Name>['query']>
