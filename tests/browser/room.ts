// Parts that all rooms have.
import type { Page } from '@playwright/test';

/** Opens the menu in the head of a room. */
export const openMore = (page: Page) => page.locator('.room-head .more-menu > summary').click();
