/** Every path is a page of the CMS; what is not a page never reaches Vike. */
export default "*";
