import { accountFeature } from '../admin/accounts/account-feature.server.ts';
import { applicationFeature } from '../admin/applications/application-feature.server.ts';
import { assignmentFeature, mentionFeature } from '../admin/assignment/assignment-feature.server.ts';
import { categoryFeature } from '../admin/categories/category-feature.server.ts';
import { companyFeature } from '../admin/companies/company-feature.server.ts';
import { contentFeature } from '../admin/content/content-feature.server.ts';
import { deletingFeature } from '../admin/deleting/deleting-feature.server.ts';
import { demonstrationFeature } from '../admin/demonstration/demonstration-feature.server.ts';
import { distributorsFeature } from '../admin/distributors/distributors-feature.server.ts';
import { failedMailFeature } from '../admin/failed-mail/failed-mail-feature.server.ts';
import { fitCheckFeature } from '../admin/fit-checks/fit-check-feature.server.ts';
import type { StaffFeature } from '../admin/frame/staff-feature.server.ts';
import { labelFeature } from '../admin/labels/label-feature.server.ts';
import { listViewFeature } from '../admin/list-views/list-view-feature.server.ts';
import { newsletterFeature } from '../admin/newsletter/newsletter-feature.server.ts';
import { orderFeature } from '../admin/orders/order-feature.server.ts';
import { pictureFeature } from '../admin/pictures/picture-feature.server.ts';
import { portalPeopleFeature } from '../admin/portal-people/portal-people-feature.server.ts';
import { pricingFeature } from '../admin/pricing/pricing-feature.server.ts';
import { productImportFeature } from '../admin/product-import/product-import-feature.server.ts';
import { productFeature } from '../admin/products/product-feature.server.ts';
import { redirectsFeature } from '../admin/redirects/redirects-feature.server.ts';
import { releaseFeature } from '../admin/releases/release-feature.server.ts';
import { inboxFeature } from '../admin/sample-requests/inbox-feature.server.ts';
import { translationFeature } from '../admin/translations/translation-feature.server.ts';
import { unreadableFeature } from '../admin/unreadable/unreadable-feature.server.ts';
import { gloveFeature } from './glove-feature.server.ts';

/**
 * Every feature of the back-office, in the order of the command palette and of a company's page. Today has its own
 * order (`admin/frame/awaiting.ts`), and so does the menu (`staff-navigation.ts`).
 */
export const STAFF_FEATURES: readonly StaffFeature[] = [
	companyFeature,
	labelFeature,
	inboxFeature,
	applicationFeature,
	orderFeature,
	distributorsFeature,
	productFeature,
	pricingFeature,
	categoryFeature,
	contentFeature,
	translationFeature,
	releaseFeature,
	pictureFeature,
	productImportFeature,
	newsletterFeature,
	fitCheckFeature,
	portalPeopleFeature,
	failedMailFeature,
	unreadableFeature,
	listViewFeature,
	assignmentFeature,
	mentionFeature,
	deletingFeature,
	demonstrationFeature,
	accountFeature,
	redirectsFeature,
	gloveFeature,
];
