import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { brandProjects } from './tests/matrix/brand-projects.ts';

/** Every page of every brand in every window, scheme and language: `npm run test:matrix`. */
export default defineConfig({ ...base, projects: brandProjects(import.meta.dirname, 'whole.spec.ts') });
