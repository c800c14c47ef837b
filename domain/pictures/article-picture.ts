/** The folder of the content with the pictures that articles show: an editor adds one without a build. */
export const pictureFolder = "pictures";

/** Larger files would be slow on a phone. */
export const mostPictureKilobytes = 250;

/** The version changes with the picture, so that browsers may cache it for ever. */
export const pictureAddress = ({ file, version }: { file: string; version: string }) =>
  `/articles/${pictureFolder}/${file}?v=${version}`;
