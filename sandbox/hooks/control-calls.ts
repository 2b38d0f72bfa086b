import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';

/** Adds a domain's calls to the control API; their paths follow `/sandbox/control`. Only this machine reaches them. */
export type ServeControl = (control: FastifyInstance, platform: Platform) => void;
