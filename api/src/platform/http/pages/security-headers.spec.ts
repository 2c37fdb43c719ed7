import { describe, expect, it } from '@jest/globals';
import { securityHeadersOf } from './security-headers.js';

const policyOf = (url: string) => securityHeadersOf(url)['Content-Security-Policy'];

describe('security headers', () => {
  it.each(['/', '/login', '/admin', '/api', '/apichan', '/api/docs', '/api/docs/static/index.css'])(
    'let %s load resources of the same origin, and run no inline script',
    (url) => {
      expect(policyOf(url)).toContain("script-src 'self';");
    },
  );

  it.each(['/api/health', '/api/openapi.json', '/api/customer/provider?page=1', '/api/admin/orders'])(
    'let %s load nothing, and contain nothing that only a page needs',
    (url) => {
      expect(policyOf(url)).toBe("default-src 'none';frame-ancestors 'none'");
      expect(Object.keys(securityHeadersOf(url)).toSorted()).toEqual([
        'Content-Security-Policy',
        'Cross-Origin-Resource-Policy',
        'Referrer-Policy',
        'Strict-Transport-Security',
        'X-Content-Type-Options',
        'X-Frame-Options',
      ]);
    },
  );
});
