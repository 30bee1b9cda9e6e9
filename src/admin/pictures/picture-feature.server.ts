import type { StaffFeature } from '../frame/staff-feature.server.ts';
import { addPictureRoutes } from './picture-api.server.ts';

/** Uploaded pictures. */
export const pictureFeature: StaffFeature = {
	addRoutes: addPictureRoutes,
};
