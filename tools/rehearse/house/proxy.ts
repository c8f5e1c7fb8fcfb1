import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../local/testing/index.ts'
import type { Certificate } from './certificate.ts'
import { startDaemon } from './daemon.ts'

/** An nginx with TLS in front of the API processes. */
export interface Proxy {
  readonly port: number
  stop(): Promise<void>
}

/** Requests that nobody began to answer go to the next process, also those that change something: they never arrived. */
const configuration = (
  folder: string,
  port: number,
  { certificate, key }: Certificate,
  ports: readonly number[],
): string => `worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream api {
${ports.map((one) => `    server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join('\n')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${certificate};
    ssl_certificate_key ${key};
    location / {
      proxy_pass http://api;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host naijatax.test;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto https;
      proxy_next_upstream error timeout;
      proxy_connect_timeout 1s;
    }
  }
}
`

/** Starts it in front of these ports; those where nobody listens are passed over. */
export async function startProxy(
  folder: string,
  certificate: Certificate,
  ports: readonly number[],
): Promise<Proxy> {
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port, certificate, ports))
  const daemon = await startDaemon({
    program: 'nginx',
    args: ['-p', folder, '-c', file, '-e', join(folder, 'error.log')],
    port,
    logFile: join(folder, 'log'),
  })
  return { port, stop: () => daemon.stop() }
}
