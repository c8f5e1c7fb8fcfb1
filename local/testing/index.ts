/** What tests anywhere in the product take from the local services. */
export { makeCertificate, type Certificate } from './certificate.ts'
export { removeData } from './cleanup.ts'
export { freePort, freePorts } from './free-port.ts'
export { hasRedisServer, startTestRedis, type TestRedis } from './redis-server.ts'
export { startTestPostgres, type TestPostgres } from './test-postgres.ts'
export { startCluster, startRedisWithTls, startSentinels, type RedisServers } from './redis-servers.ts'
