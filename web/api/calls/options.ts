import type * as z from 'zod/mini'
import type { Endpoint } from '../../../api/contract/endpoint.ts'
import type { CallParts } from '../client.ts'

/** What a call sends, before the contract's schema reads it. */
export type Body<E extends Endpoint> = z.input<E['body']>
export type Query<E extends Endpoint> = z.input<E['query']>

/** What any call may carry besides: a signal to give up, keepalive to outlive the page, headers. */
export type Options = Pick<CallParts<Endpoint>, 'keepalive' | 'signal' | 'headers'>
