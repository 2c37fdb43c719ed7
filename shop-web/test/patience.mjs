import { configure } from '@testing-library/react';

// For what a page shows in a moment: the machine may be busy.
configure({ asyncUtilTimeout: 10_000 });
